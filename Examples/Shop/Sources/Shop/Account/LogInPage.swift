import SwiftUI

/// Shown in place of a page by a redirect, which goes on once the user has logged in.
struct LogInPage: View {
  var body: some View { LogInForm().navigationTitle("Log In") }
}

struct LogInForm: View {
  @State private var email = ""
  @State private var password = ""
  @AppStorage("account") private var account = Account()

  private var canLogIn: Bool { email.contains("@") && !password.isEmpty }

  var body: some View {
    Form {
      Section {
        TextField("Email", text: $email)
          .textContentType(.emailAddress)
          .autocorrectionDisabled()
        SecureField("Password", text: $password)
          .onSubmit(logIn)
      } footer: {
        Text("This example accepts any password.")
      }
      Section {
        Button("Log In", systemImage: "key", action: logIn)
          .disabled(!canLogIn)
      }
    }
  }

  private func logIn() { if canLogIn { account.email = email } }
}
